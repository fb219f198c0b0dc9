import { TextLink } from '../../parts/buttons.tsx';

/** An enquiry that no longer exists. */
export const Deleted = () => (
  <main className="page alone" id="main">
    <title>This enquiry no longer exists · Desk</title>
    <h1>This enquiry no longer exists</h1>
    <p>
      This enquiry was deleted. <TextLink to="/">Back to enquiries</TextLink>
    </p>
  </main>
);
