import type { Box } from '#protocol/evidence.ts'

/** Space around and between the pages, in CSS pixels. */
export const PAGE_GAP = 16

export interface PageSize {
  number: number
  width: number
  height: number
}

export const ZOOM = { smallest: 0.25, largest: 4, step: 1.25 } as const

/** The smallest scale at which ordinary print can be read. */
export const READABLE = 0.85

export const clampZoom = (scale: number): number => Math.min(ZOOM.largest, Math.max(ZOOM.smallest, scale))

/** The scale at which the widest page fills the room it has. */
export function fitWidth(pages: readonly PageSize[], room: number): number {
  const widest = Math.max(1, ...pages.map((page) => page.width))
  return clampZoom((room - 2 * PAGE_GAP) / widest)
}

/** The distance of each page's top from the top of the paper stack. */
export function pageTops(pages: readonly PageSize[], scale: number): number[] {
  let top = PAGE_GAP
  return pages.map((page) => {
    const own = top
    top += page.height * scale + PAGE_GAP
    return own
  })
}

/** The index of the page in the middle of what is seen. */
export function pageInView(tops: readonly number[], scrollTop: number, seen: number): number {
  const middle = scrollTop + seen / 2
  const next = tops.findIndex((top) => top > middle)
  return Math.max(0, (next === -1 ? tops.length : next) - 1)
}

/** Where to scroll so that a box on a page stands a third of the way down, its left edge in sight. */
export function scrollTarget(
  top: number,
  box: Box,
  scale: number,
  room: { width: number; height: number },
): { top: number; left: number } {
  const boxRight = (box.x + box.width) * scale + 2 * PAGE_GAP
  return {
    top: Math.max(0, top + box.y * scale - room.height / 3),
    left: boxRight <= room.width ? 0 : Math.max(0, box.x * scale - PAGE_GAP),
  }
}
