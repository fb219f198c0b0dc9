import { Scripts } from 'react-router';

/** An element whose text React leaves as it is. */
const asItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The scripts at the end of a page. React Router's own component takes them and their preloads out of the page at the first
 * change of the address, also to that of a picture: a phone then works out the styles of the whole page anew before it
 * answers the tap. In the browser, this one stands for the same two elements and leaves them where they are.
 */
export const PageScripts = () =>
  import.meta.env.PROD && !import.meta.env.SSR ? (
    <>
      <script {...asItIs} />
      <script {...asItIs} type="module" async />
    </>
  ) : (
    <Scripts />
  );
