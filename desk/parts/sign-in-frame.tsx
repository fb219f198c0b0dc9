/** The frame of the sign-in pages: the logo, and the picture of the founders' desk under the half arch. */
import type { ReactNode } from 'react';
import '../styles/sign-in/sign-in.css';

interface SignInFrameProps {
  readonly studio: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function SignInFrame({ studio, title, children }: SignInFrameProps) {
  return (
    // The rules of `sign-in.css` apply inside the element that names the screen.
    <div data-screen="sign-in">
      <div className="sign-in-page">
        <title>{studio ? `${title} · ${studio}` : title}</title>
        <svg className="shapes" width="0" height="0" aria-hidden="true">
          <clipPath id="half-arch" clipPathUnits="objectBoundingBox">
            <path d="M0 1V.2C.2 .06 .45 0 1 0V1Z" />
          </clipPath>
        </svg>
        <header className="brand">
          <img src="/favicon.svg" alt="" width="34" height="34" /> <b>{studio}</b>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          <a className="underlined" href="/">
            Back to the site
          </a>
        </footer>
        <div className="opening" />
      </div>
    </div>
  );
}
