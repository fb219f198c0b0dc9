import { useRouteLoaderData } from 'react-router';
import { useOpenProject } from '#app/hooks/use-open-project.ts';
import type { FormWords } from '#content-model/schema.server.ts';
import type { Field as FieldRule } from '#contract/forms.ts';
import { Field } from './field.tsx';

interface ProjectFieldProps {
  readonly rule: FieldRule;
  readonly words: FormWords;
}

/** The project whose page the visitor is on, or whose details are open. Renders a field that says so, or nothing elsewhere. */
export function ProjectField({ rule, words }: ProjectFieldProps) {
  const open = useOpenProject();
  const page = useRouteLoaderData('pages/project') as
    | { readonly project: { readonly title: string } }
    | undefined;
  const title = open ?? page?.project.title;
  return title && <Field key={title} rule={rule} words={words} value={title} />;
}
