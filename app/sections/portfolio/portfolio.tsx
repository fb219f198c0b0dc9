import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounceProject } from '#app/hooks/use-open-project.ts';
import { CategoryAccordion } from './category-accordion.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { DetailSection } from './detail-section.tsx';
import { Lightbox } from './lightbox.tsx';
import { pictureAt } from './picture-at.ts';
import css from './portfolio.module.css';
import type {
  DefaultPreview,
  PortfolioTexts,
  ShownCategory,
  ShownProject,
} from './portfolio-types.ts';
import { photoAt, projectInView, shownProject } from './project-in-view.ts';
import { useDetails } from './use-details.ts';
import { usePlace } from './use-place.ts';

interface PortfolioProps {
  readonly layout: 'tabs' | 'accordion';
  readonly categories: readonly ShownCategory[];
  readonly words: PortfolioTexts;
  readonly preview: DefaultPreview;
}

/** The portfolio: categories, their galleries, the lightbox, and the details, which load when they come near the screen. */
export function Portfolio({ layout, categories, words, preview }: PortfolioProps) {
  const { place, isArrival, isReturn, select, toggle, show, close } = usePlace(categories);
  const { category, project, view } = place;
  const [load, start] = useDetails(category);
  const ref = useRef<HTMLElement>(null);

  const shownProjects = categories.flatMap(({ projects }) => projects);
  useAnnounceProject(shownProjects.find(({ slug }) => slug === project)?.title);

  const needsDetails = project !== undefined || view !== undefined;
  useEffect(() => {
    if (needsDetails && load.status === 'idle') start();
  }, [needsDetails, load.status, start]);

  // A category that the visitor closed opens again when a link leads to it.
  useLayoutEffect(() => {
    if (place.fragment && isArrival)
      ref.current?.querySelector(`[data-category="${category}"]`)?.setAttribute('open', '');
  }, [place.fragment, category, isArrival]);

  const arrival = isArrival ? (view ? place.fragment : project ? undefined : category) : undefined;
  useEffect(() => {
    if (arrival) (pictureAt(arrival) ?? ref.current)?.scrollIntoView({ behavior: 'instant' });
  }, [arrival]);

  const LevelOne = layout === 'tabs' ? CategoryTabs : CategoryAccordion;
  const shown = view && projectInView(view, categories, load);
  useTitle(shown ?? shownProject(project, categories), view?.n);
  if (categories.length === 0) return null;
  return (
    <section ref={ref} className={`wrap ${css.portfolio}`} aria-label={words.categoriesLabel}>
      <LevelOne
        label={words.categoriesLabel}
        categories={categories}
        selected={category}
        onSelect={select}
        panel={(shownCategory) => (
          <CategoryPanel
            category={shownCategory}
            words={words}
            onIntent={() => load.status === 'idle' && start()}
            details={
              shownCategory.key === category && (
                <DetailSection
                  heading={words.detailsHeading}
                  lead={words.detailsLead}
                  failure={words.words.failed}
                  status={load.status}
                  onStart={start}
                  arrivesAt={isArrival ? project : undefined}
                >
                  {load.status === 'ready' && (
                    <load.parts.ProjectList
                      projects={load.projects}
                      open={project}
                      view={view}
                      isReturn={isReturn}
                      onToggle={toggle}
                      words={words}
                      preview={preview}
                    />
                  )}
                </DetailSection>
              )
            }
          />
        )}
      />
      {categories.length > 0 && (
        <Lightbox
          project={shown}
          view={view}
          kindNote={words.kindNote}
          leads
          whereabouts={
            load.status === 'ready' &&
            view && (
              <load.parts.Whereabouts
                place="lightbox"
                plan={load.projects.find(({ slug }) => slug === view.slug)?.plan}
                n={view.n}
              />
            )
          }
          onShow={show}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Puts the names of the open picture and project in front of the page's title. */
function useTitle(project: ShownProject | undefined, n: number | undefined) {
  const picture = project && n ? `${photoAt(project, n).title}, ` : '';
  const name = project && picture + project.title;
  useEffect(() => {
    if (!name) return;
    const page = document.title;
    const title = `${name} · ${page}`;
    document.title = title;
    return () => {
      // The next page may have set its own title meanwhile.
      if (document.title === title) document.title = page;
    };
  }, [name]);
}
