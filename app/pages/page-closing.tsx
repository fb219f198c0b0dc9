import { Closing } from '#app/sections/closing/closing.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import type { closingData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

interface PageClosingProps extends ReturnType<typeof closingData> {
  readonly on?: 'ground';
}

/** The closing section of most pages, with its enquiry button. */
export function PageClosing(words: PageClosingProps) {
  const { kit } = useSiteData();
  return <Closing {...words} enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>} />;
}
