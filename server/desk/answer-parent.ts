/**
 * Sends this process's only response to its parent and exits once the pipe has accepted all of it. `disconnect()` directly
 * after `send()` loses what is still queued, from about 64 kB on (nodejs/node#36268).
 */
export function answerParent(answer: object): void {
  process.send?.(answer, () => {
    if (process.connected) process.disconnect();
  });
}
