/** Shown when the code of a screen could not be loaded; reloads the page once there is a connection. */
import { Component, type ReactNode } from 'react';
import { QuietButton } from './buttons.tsx';

interface LoadFaultProps {
  readonly children: ReactNode;
}

export class LoadFault extends Component<LoadFaultProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false };
  static getDerivedStateFromError = () => ({ isFailed: true });
  override componentDidCatch() {
    window.addEventListener('online', () => location.reload(), { once: true });
  }
  override render() {
    if (!this.state.isFailed) return this.props.children;
    return (
      <main className="alone" id="main" tabIndex={-1}>
        <h1>This screen could not be loaded</h1>
        <p role="alert">
          Reload the page. If there is no connection, it reloads by itself when the connection is
          back.
        </p>
        <QuietButton onClick={() => location.reload()}>Reload the page</QuietButton>
      </main>
    );
  }
}
