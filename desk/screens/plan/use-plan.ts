/** The plan of a project from the server, and its changes, which are saved as they are made. */
import type { PlacedPicture, PlanScale, PlanView, Standpoint } from '#contract/desk/plan.ts';
import { refetchQueries, useResponse } from '../../api.ts';
import { keeper, useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { photoPath, projectPath } from '../projects/use-projects.ts';

export const planPath = (slug: string) => `${projectPath(slug)}/plan`;

/** The address of a small copy, straightened as on the site. */
export const thumbnail = (slug: string, file: string, size: 160 | 640) =>
  `/desk/api${photoPath(slug, file)}/picture?size=${size}`;

export const usePlan = (slug: string) => useResponse<PlanView>(['plan', slug], planPath(slug));
export const refreshPlan = (slug: string) => refetchQueries(['plan', slug]);

/** The plan with the unsaved values over the saved ones, and its changes. */
export function useOwnPlan(slug: string, plan: PlanView) {
  const typed = useKeepState((state) => state.typed);
  const pathOf = (file: string) => `${planPath(slug)}/standpoints/${encodeURIComponent(file)}`;
  const measurePath = `${planPath(slug)}/measure`;
  const pictures: readonly PlacedPicture[] = plan.pictures.map((picture) => ({
    ...picture,
    standpoint: currentValue(typed, pathOf(picture.file), picture.standpoint),
  }));
  return {
    pictures,
    measure: currentValue(typed, measurePath, plan.measure),
    place({ file, title }: PlacedPicture, standpoint: Standpoint | null) {
      const saved = plan.pictures.find((one) => one.file === file);
      if (!saved) return;
      const { standpoint: value, revision } = saved;
      const about = { label: `${title}, on the plan`, screen: planPath(slug) };
      keeper.write(pathOf(file), { value, revision }, standpoint, about);
    },
    setMeasure(measure: PlanScale) {
      const { measure: value, revision } = plan;
      const about = { label: 'Scale and north', screen: planPath(slug) };
      keeper.write(measurePath, { value, revision }, measure, about);
    },
  };
}
