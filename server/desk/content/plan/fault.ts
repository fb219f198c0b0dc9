/** Why a plan is refused, as a message for the owner. */
export class PlanFault extends Error {
  override name = 'PlanFault';
}
