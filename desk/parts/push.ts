/** Push notifications of new enquiries on this device (Web Push): whether they are supported, and switching them on and off. */
import type { PushState } from '#contract/desk/push.ts';
import { ask } from '../api.ts';

const WORKER = '/desk/push-worker.js';
const SCOPE = '/desk/';

/** `unsupported`: the browser does not support them. `refused`: the person or the browser does not allow them. */
export type Notices = 'unsupported' | 'refused' | 'on' | 'off';

const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
/** The desk's policy (Trusted Types) accepts no plain string as the address of a script; this is the only exception. */
const workerUrl = () =>
  trustedTypes
    ?.createPolicy('push-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER;

const registrationNow = () => navigator.serviceWorker.getRegistration(SCOPE);
const subscriptionNow = async () => (await registrationNow())?.pushManager.getSubscription();

/** The current state on this device. Rejects as `ask` does. */
export async function readNotices(): Promise<Notices> {
  if (!hasPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  const [state, own] = await Promise.all([ask<PushState>('/push'), subscriptionNow()]);
  return own && own.endpoint === state.endpoint ? 'on' : 'off';
}

/** Asks the person, the browser's push service and the server, in this order. Rejects with a message if one refuses. */
export async function switchOn(): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') return readNotices();
  const { publicKey } = await ask<PushState>('/push');
  const registration =
    (await registrationNow()) ??
    (await navigator.serviceWorker.register(workerUrl(), { scope: SCOPE }));
  const ready = registration.active ? registration : await activated(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription with other keys would make `subscribe` fail.
  await (await ready.pushManager.getSubscription())?.unsubscribe();
  const made = await ready.pushManager.subscribe(options).catch(() => {
    throw new Error(
      'This browser could not switch notifications on. Check the internet connection and try again, or use another browser.',
    );
  });
  try {
    await ask('/push', made.toJSON(), 'PUT');
  } catch (error) {
    await made.unsubscribe().catch(() => {});
    throw error;
  }
  return 'on';
}

/** A push service accepts no subscription before the worker is active. */
async function activated(registration: ServiceWorkerRegistration) {
  const worker = registration.installing ?? registration.waiting;
  await new Promise<void>((done) => {
    const look = () => (worker?.state === 'activated' || worker === null) && done();
    worker?.addEventListener('statechange', look);
    look();
  });
  return registration;
}

/** Unsubscribes this device at the server and in the browser. Rejects as `ask` does. */
export async function switchOff(): Promise<Notices> {
  await ask('/push', undefined, 'DELETE');
  await forgetDevice();
  return 'off';
}

/** Called after signing out, when the server has already forgotten the device. */
export async function forgetDevice(): Promise<void> {
  if (!hasPush()) return;
  const registration = await registrationNow().catch(() => undefined);
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => {});
  await registration?.unregister();
}
