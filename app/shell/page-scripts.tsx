import { Scripts } from 'react-router';

/** An element whose text React does not change. */
const asItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The scripts at the end of a page. React Router's own component removes them and their preloads at the first change of
 * the address, even of the fragment; a phone then recalculates the styles of the whole page before it reacts to the
 * tap. In the browser, this component renders the same two elements and keeps them.
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
