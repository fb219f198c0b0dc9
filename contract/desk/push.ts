/** Notifications of new enquiries on a device (Web Push). */
export interface PushState {
  /** The public key by which the browser's push service recognises this server (VAPID), base64url. */
  readonly publicKey: string;
  /** This device's address at its push service; null if it gets no notifications. */
  readonly endpoint: string | null;
}
