/** Why a photo is refused, as a message for the owner. */
export class PhotoFault extends Error {
  override readonly name = 'PhotoFault';
}
