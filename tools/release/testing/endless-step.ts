/** A step that never ends by itself. */
process.stdout.write(`step ${process.pid}\n`);
setInterval(() => {}, 1000);
