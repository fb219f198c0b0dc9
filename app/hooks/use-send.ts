/** The states of a form that is being sent (docs/specification/states.md). */
import { useReducer } from 'react';
import { isOk, type SendResult } from '#app/browser/send-client.ts';

export type SendState = 'idle' | 'sending' | 'success' | 'error';
export type SendAction = 'start' | 'succeed' | 'fail';

/** Starting clears the earlier result; a second start during a send changes nothing. */
export function sendReducer(state: SendState, action: SendAction): SendState {
  switch (action) {
    case 'start':
      return 'sending';
    case 'succeed':
      return state === 'sending' ? 'success' : state;
    case 'fail':
      return state === 'sending' ? 'error' : state;
  }
}

/**
 * Connects the states to a sender: `[state, submit]`. `onSent` runs after success, before the state changes. The reason
 * of a failure is only logged.
 */
export function useSend(
  sender: (form: HTMLFormElement) => Promise<SendResult>,
  onSent: () => void,
) {
  const [state, dispatch] = useReducer(sendReducer, 'idle');
  async function submit(form: HTMLFormElement) {
    if (state === 'sending') return;
    dispatch('start');
    const result = await sender(form);
    if (isOk(result)) {
      onSent();
      dispatch('succeed');
    } else {
      // biome-ignore lint/suspicious/noConsole: docs/specification/forms.md asks for the detail in the console only
      console.error(`The form was not sent: ${result.status} ${result.text.slice(0, 200)}`);
      dispatch('fail');
    }
  }
  return [state, submit] as const;
}
