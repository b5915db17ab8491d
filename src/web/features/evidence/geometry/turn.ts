/**
 * A turn in degrees, clockwise, as quarters (0 to 3) and what is left of it (−45 to 45): a page that lies sideways
 * changes its shape, one that lies askew does not.
 */
export function splitTurn(turn = 0): { quarters: number; rest: number } {
  const nearest = Math.round(turn / 90)
  return { quarters: ((nearest % 4) + 4) % 4, rest: turn - nearest * 90 }
}

/** Turns a canvas about its middle, clockwise, as the six numbers of a transformation. */
export function turnAbout(degrees: number, width: number, height: number): number[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [width / 2, height / 2]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
