import type { RoomPictures } from '#app/sections/cost/one-room.tsx';
import type { Content } from '#content-model/assemble.server.ts';
import { unlessHidden } from '#content-model/sections.server.ts';

/** The table of costs for `/cost`, without a room that the owner has hidden. */
export function shownCosts({ costs }: Pick<Content, 'costs'>) {
  const { oneRoom, hidden, ...others } = costs;
  return hidden?.oneRoom ? others : costs;
}

/** The pictures of one room at the three levels; undefined if there are none or the owner has hidden them. */
export function roomPictures({
  costs,
  picture,
}: Pick<Content, 'costs' | 'picture'>): RoomPictures | undefined {
  const { simple, middle, high } = unlessHidden(costs, 'oneRoom', costs.oneRoom?.pictures) ?? {};
  if (!simple || !middle || !high) return undefined;
  return { simple: picture(simple), middle: picture(middle), high: picture(high) };
}
