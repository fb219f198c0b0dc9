/** A step that would never end by itself. */
process.stdout.write(`step ${process.pid}\n`);
setInterval(() => {}, 1000);
