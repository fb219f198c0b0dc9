/** Combines a project's plan with the names of its rooms and the camera positions (`views.json`). */
import type { DrawnPlan } from '#pictures/manifest.ts';
import { stemOf } from '#pictures/sources.ts';
import { planViews } from './project-schema.server.ts';
import { readYaml } from './read.server.ts';
import type { Plan, Standpoint } from './types.ts';

/** Minimum distance of a standpoint from the edges, as a share of the drawing's shorter side, so that the whole dot is on it. */
const EDGE = 0.02;

/** The nearest point on the drawing: a facade may be photographed from the street, which is outside the drawing. */
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
 * The plan of a project, if it has one.
 * @param stems names of the project's pictures without extension, in their order
 * @throws ContentError if `file`, the views.json beside the plan, has a mistake, or if there is no plan for it
 */
export function readPlan(
  drawn: DrawnPlan | undefined,
  stems: readonly string[],
  file: string,
  source: string | undefined,
): Plan | undefined {
  // JSON is valid YAML.
  const { unit, north, views, rooms } =
    source === undefined
      ? { unit: 1, north: undefined, views: [], rooms: [] }
      : readYaml(file, source, planViews);
  if (!drawn) return undefined;
  const standpoints = views.flatMap(({ file: picture, page, heading, fov }) => {
    const n = stems.indexOf(stemOf(picture)) + 1;
    // The file may contain views whose picture is not in the folder yet.
    return n > 0 ? [{ n, at: onDrawing(page, drawn.viewBox), heading, fov }] : [];
  });
  return { ...drawn, metre: unit, north, standpoints, rooms };
}
