/** Why a logo is refused, as a message for the owner. */
export class MarkFault extends Error {
  override name = 'MarkFault';
}
