/**
 * Shows notifications of new enquiries. It handles no requests, so no page waits for it, and its scope is below /desk/. A
 * notification only says "A new enquiry".
 */
self.addEventListener('push', (event) => {
  const title = event.data?.text() || 'A new enquiry';
  const options = { tag: 'enquiry', renotify: true, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, options),
      // Shows a dot; the number is known and shown only while the desk is open.
      self.navigator.setAppBadge?.().catch(() => {}),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk());
});

/** Focuses the open desk, or opens it. */
async function openDesk() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = open.find(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname));
  return desk ? desk.focus() : self.clients.openWindow('/desk');
}
