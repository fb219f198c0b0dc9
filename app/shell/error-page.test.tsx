import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  RouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';

function markupFor(error: unknown) {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', Component: () => null, ErrorBoundary: ErrorPage }],
    {
      hydrationData: { errors: { root: error } },
    },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a page that throws shows that something went wrong and a link to the home page', () => {
  const markup = markupFor(new Error('secret detail'));
  expect(markup).toContain('<h1>Something went wrong</h1>');
  expect(markup).toMatch(/<a class="link" href="\/">go to the home page<\/a>/);
  expect(markup).toContain('Try again');
  expect(markup).not.toContain('secret detail');
});

test('an HTTP error shows its status', () => {
  expect(markupFor(new ErrorResponse(503, 'Unavailable', ''))).toContain('(503)');
});
