/**
 * Shows notices of new enquiries. It answers no requests, so no page ever waits for it, and its scope is below /desk/.
 * A notice says no more than "A new enquiry".
 */
self.addEventListener('push', (event) => {
  const title = event.data?.text() || 'A new enquiry';
  const options = { tag: 'enquiry', renotify: true, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, options),
      // A dot: how many wait is known, and shown, where the desk is open.
      self.navigator.setAppBadge?.().catch(() => {}),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk());
});

/** Goes to the desk where it is open, or opens it. */
async function openDesk() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = open.find(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname));
  return desk ? desk.focus() : self.clients.openWindow('/desk');
}
