/** The studio's templates for replies, from the server. */
import type { Templates } from '#contract/desk/templates.ts';
import { refetchQueries, useResponse } from '../../api.ts';

export const useTemplates = () => useResponse<Templates>(['reply-templates'], '/reply-templates');
export const refreshTemplates = () => refetchQueries('reply-templates');
