import type { RoomPictures } from '#app/sections/cost/one-room.tsx';
import type { Content } from '#content-model/assemble.server.ts';

/** The pictures of one room at the three levels; undefined where the studio shows none. */
export function roomPictures({ costs, picture }: Content): RoomPictures | undefined {
  const { simple, middle, high } = costs.oneRoom?.pictures ?? {};
  if (!simple || !middle || !high) return undefined;
  return { simple: picture(simple), middle: picture(middle), high: picture(high) };
}
