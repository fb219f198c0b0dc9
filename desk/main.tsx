// First, because the style sheets of screens must follow it.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { required } from '#contract/required.ts';
import { queries } from './api.ts';
import { App } from './app.tsx';
import { keepFocus } from './parts/keep-focus.ts';

keepFocus();
createRoot(required(document.getElementById('desk'), '#desk')).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter basename="/desk">
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
