import type { ReactNode } from 'react';
import { AboutBlock } from '#app/sections/about-block/about-block.tsx';
import { Achievements } from '#app/sections/achievements/achievements.tsx';
import { Contact } from '#app/sections/contact/contact.tsx';
import { Counters } from '#app/sections/counters/counters.tsx';
import { Expertise } from '#app/sections/expertise/expertise.tsx';
import { Faq } from '#app/sections/faq/faq.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { Invitation } from '#app/sections/invitation/invitation.tsx';
import { ProjectsTeaser } from '#app/sections/projects-teaser/projects-teaser.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { WhyChooseUs } from '#app/sections/why-choose-us/why-choose-us.tsx';
import { Below } from '#app/shell/below.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import type { HomeData } from './home-data.server.ts';
import { useSiteData } from './use-site-data.ts';

interface HomeSectionsProps extends HomeData {
  /** The page has another heading above: the not-found page. */
  readonly isBelow?: boolean;
  /** Address of a style sheet that only this page needs. */
  readonly styles?: string;
  /** Only on the home page: shown before the projects. */
  readonly children?: ReactNode;
}

/** The sections of the home page in their order (docs/specification/screens.md). */
export function HomeSections(props: HomeSectionsProps) {
  const { kit, site } = useSiteData();
  return (
    <>
      <Hero
        {...props.hero}
        isBelow={props.isBelow}
        enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
      />
      <Below styles={props.styles}>
        {props.counters && <Counters counters={props.counters} />}
        {props.about && <AboutBlock {...props.about} />}
        {props.achievements && <Achievements {...props.achievements} />}
        {props.expertise && <Expertise {...props.expertise} />}
        {props.why && <WhyChooseUs {...props.why} />}
        {props.services && <Services {...props.services} />}
        {props.children}
        {props.projects && <ProjectsTeaser {...props.projects} />}
        {props.faq && <Faq {...props.faq} kit={kit} />}
        <Contact {...props.contact} form="home" kit={kit} site={site} />
        <Invitation
          words={kit.words.enquiry.invitation}
          enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
        />
      </Below>
    </>
  );
}
