import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { EnquiryForm } from './enquiry-form.tsx';
import type { FormKit } from './form-kit.ts';

vi.mock('#contract/forms.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#contract/forms.ts')>();
  const budget = {
    label: 'Budget',
    kind: 'text',
    maxLength: 10,
    in: { contact: { required: false } },
  };
  const FIELDS = { ...original.FIELDS, budget } as typeof original.FIELDS;
  return { ...original, FIELDS, FORMS: original.formsFrom(FIELDS) };
});

test('an optional field that is added to the table of fields is rendered in its forms, with its label', () => {
  const kit = {
    send: { origin: '', publicKey: '', serviceId: '', templates: {} },
    words: {
      labels: { user_name: 'Name', budget: 'What may it cost?' },
      hints: {},
      expected: {},
      privacy: { text: '', link: '', to: '/privacy' },
      sent: { next: '', undated: '' },
      failed: { next: '' },
    },
    hours: { week: [], timeZone: 'Asia/Kolkata' },
  } as unknown as FormKit;
  const formOf = (form: 'contact' | 'home' | 'enquiry') => {
    const element = <EnquiryForm form={form} kit={kit} label="Form" />;
    const router = createMemoryRouter([{ path: '/', element }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  for (const form of ['contact', 'home'] as const) {
    expect(formOf(form)).toMatch(/<label[^>]*>What may it cost\?<\/label>/);
    const [input = ''] = formOf(form).match(/<input[^>]*name="budget"[^>]*>/) ?? [];
    expect(input).toContain('type="text"');
    expect(input).not.toContain('required');
  }
  expect(formOf('enquiry')).not.toContain('budget');
});
