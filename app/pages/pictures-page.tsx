import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { RoomsPage } from '#app/sections/materials/rooms-page.tsx';
import { MATERIALS_STYLES } from '#app/sections/materials/styles.ts';
import type { RoomsPageData } from '#app/sections/materials/types.ts';
import { Below } from '#app/shell/below.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import { useSiteData } from './use-site-data.ts';

interface PicturesPageProps {
  readonly loaderData: { readonly data: RoomsPageData };
}

/** Pictures of rooms, or the first pictures of projects, below their filters. */
export const PicturesPage = whenDataChanges(({ loaderData: { data } }: PicturesPageProps) => {
  const { kit } = useSiteData();
  return (
    <RoomsPage
      {...data}
      below={(children) => <Below styles={MATERIALS_STYLES}>{children}</Below>}
      enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
    />
  );
});
