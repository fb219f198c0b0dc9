/** The studio's texts for replies, from the server. */
import { useQuery } from '@tanstack/react-query';
import type { Templates } from '#contract/desk/templates.ts';
import { ask, queries } from '../../api.ts';

const queryKey = ['reply-templates'];

export const useTemplates = () =>
  useQuery({ queryKey, queryFn: () => ask<Templates>('/reply-templates') });

export const refreshTemplates = () => queries.invalidateQueries({ queryKey });
