/** The studio's templates for replies, from the server. */
import type { Templates } from '#contract/desk/templates.ts';
import { askAgain, useAnswer } from '../../api.ts';

export const useTemplates = () => useAnswer<Templates>(['reply-templates'], '/reply-templates');
export const refreshTemplates = () => askAgain('reply-templates');
