/** Notices of new enquiries on a device (Web Push). */
export interface PushState {
  /** By which the browser's push service recognises this server: VAPID, base64url. */
  readonly publicKey: string;
  /** Where this device is told; null: it is not. */
  readonly endpoint: string | null;
}
