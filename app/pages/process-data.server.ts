/** Data of /process: its texts, and amounts, a page of the bill and a plan from other content files. */

import type { Content } from '#content-model/assemble.server.ts';
import { estimate } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { formatLakh, groupDigits } from '#content-model/costs/rupees.ts';
import { quantityText, subjectOf } from '#content-model/costs/texts.ts';
import { projectPath } from '#content-model/pages.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { fill } from '#contract/fill.ts';

/** Descriptions of the example of /cost. */
function exampleOf({ costs }: Content) {
  const { request } = readQuery(costs, '');
  const bill = estimate(costs, request);
  const level = costs.levels[request.level].name;
  const home = `${subjectOf(costs, request)?.name ?? ''}, ${groupDigits(request.area)} sq ft, ${level}`;
  return { bill, level, home };
}
type Example = ReturnType<typeof exampleOf>;
type Step = Content['process']['steps'][number];

function billOf({ costs }: Content, { bill, level }: Example, request: NonNullable<Step['bill']>) {
  const name = costs.rooms[request.room]?.name;
  const group = bill.groups.find((one) => one.name === name) ?? bill.groups[0];
  if (!group) return undefined;
  return {
    caption: fill(request.caption, { room: group.name, level }),
    link: request.link,
    lines: group.lines.map((line) => ({
      name: line.name,
      quantity: quantityText(line) ?? '',
      amount: groupDigits(line.amount),
    })),
    total: costs.bill.sum,
    sum: groupDigits(group.sum),
  };
}

function drawingOf({ categories }: Content, { to, caption }: NonNullable<Step['drawing']>) {
  const projects = categories.flatMap((category) => category.projects);
  const project = projects.find(({ slug }) => to === projectPath(slug));
  if (!project?.plan) return undefined;
  const { src, viewBox } = project.plan;
  return { to, caption, title: project.title, src, width: viewBox[2], height: viewBox[3] };
}

/** Undefined if the studio shows no such pictures. */
export function sameCameraData({ process, picture }: Content) {
  const { sameCamera } = process;
  return (
    sameCamera &&
    unlessHidden(process, 'sameCamera', {
      ...sameCamera,
      weeks: sameCamera.weeks.map((week) => ({ ...week, picture: picture(week.picture) })),
    })
  );
}

export function processData(content: Content) {
  const {
    steps,
    example: pattern,
    payments,
    sameCamera: __,
    hidden: _,
    ...words
  } = content.process;
  const example = exampleOf(content);
  const paid = steps.flatMap(({ name, weeks, share }) =>
    share ? [{ name, weeks, share, amount: formatLakh((example.bill.sum * share) / 100) }] : [],
  );
  const share = paid.reduce((sum, row) => sum + row.share, 0);
  return {
    ...words,
    example: fill(pattern, { home: example.home }),
    isSample: steps.some(({ placeholder }) => placeholder),
    steps: steps.map(({ placeholder: _, picture, drawing, bill, ...step }) => {
      const shown = picture && content.picture(picture);
      return {
        ...step,
        amount: step.share ? formatLakh((example.bill.sum * step.share) / 100) : undefined,
        picture: shown?.encoded && { ...shown, caption: picture?.caption },
        drawing: drawing && drawingOf(content, drawing),
        bill: bill && billOf(content, example, bill),
      };
    }),
    sameCamera: sameCameraData(content),
    payments: unlessHidden(content.process, 'payments', {
      ...payments,
      rows: paid,
      sum: { share, amount: formatLakh((example.bill.sum * share) / 100) },
    }),
  };
}
