/** Why a plan is refused, in words for the owner. */
export class PlanFault extends Error {
  override name = 'PlanFault';
}
