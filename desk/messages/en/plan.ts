/** Descriptions of camera positions on a plan. */

export const PLAN = {
  compass: ['north', 'east', 'south', 'west'],
  /** If north is unknown. */
  sheet: ['to the top of the plan', 'right', 'to the bottom of the plan', 'left'],
  sides: ['top', 'right', 'bottom', 'left'],
  looks: 'looks {direction}',
  between: '{direction}-{side}',
  aLittle: '{direction}, a little to the {side}',
  place: '{left} from the left, {top} from the top',
  percent: '{n} %',
  metres: '{n} m',
  inRoom: '{room}. The camera {looks}.',
  atPlace: 'The camera is {place}, and {looks}.',
  heading: '{degrees} degrees, {looks}',
  fov: 'View width {degrees} degrees',
  entered: '{room}. {place}',
  /** The scale and north that somebody else saved. */
  wide: 'The plan is {width} m wide. {north}',
  north: 'North is {degrees} degrees clockwise from the top of the plan.',
  noNorth: 'North is not set.',
  noScale: 'The scale is not set.',
  notPlaced: 'Not on the plan',
} as const;
