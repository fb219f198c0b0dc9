/** Health check of the container: whether the site answers. Exit code 0 or 1. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);
