/** Puts a project's plan, the names of its rooms and the places where its pictures were taken (`views.json`) together. */
import type { DrawnPlan } from '#pictures/manifest.ts';
import { planViews } from './project-schema.server.ts';
import { readYaml } from './read.server.ts';
import type { Plan, Standpoint } from './types.ts';

/** Share of the drawing's shorter side that a standpoint keeps from its edges, so that its whole dot is on it. */
const EDGE = 0.02;

/** The nearest place on the drawing: a front may be photographed from the street, which no drawing shows. */
function onDrawing(
  [x, y]: Standpoint['at'],
  [left, top, width, height]: Plan['viewBox'],
): Standpoint['at'] {
  const edge = EDGE * Math.min(width, height);
  const within = (at: number, from: number, length: number) =>
    Math.min(Math.max(at, from + edge), from + length - edge);
  return [within(x, left, width), within(y, top, height)];
}

/**
 * The plan of a project, if one is drawn.
 * @param stems names of the project's pictures without extension, in their order
 * @throws ContentError when `file`, the views.json beside the plan, has a fault; also where no plan shows it
 */
export function readPlan(
  drawn: DrawnPlan | undefined,
  stems: readonly string[],
  file: string,
  source: string | undefined,
): Plan | undefined {
  // JSON is YAML, so one reader does both.
  const { unit, north, views, rooms } =
    source === undefined
      ? { unit: 1, north: undefined, views: [], rooms: [] }
      : readYaml(file, source, planViews);
  if (!drawn) return undefined;
  const standpoints = views.flatMap(({ file: picture, page, heading, fov }) => {
    const n = stems.indexOf(picture.replace(/\.\w+$/, '')) + 1;
    // The scenes know views whose pictures nobody has hung yet.
    return n > 0 ? [{ n, at: onDrawing(page, drawn.viewBox), heading, fov }] : [];
  });
  return { ...drawn, metre: unit, north, standpoints, rooms };
}
