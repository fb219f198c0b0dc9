/** Why a photo is not taken in, in words for the owner. */
export class PhotoFault extends Error {
  override readonly name = 'PhotoFault';
}
