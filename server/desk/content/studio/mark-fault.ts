/** Why a mark is refused, in words for the owner. */
export class MarkFault extends Error {
  override name = 'MarkFault';
}
