import { MAIN_ID } from '#web/ui/layout/skip-link.tsx'

/** Gives the keyboard a place to go on from, where the control that it was on has gone. */
export function focusMain(): void {
  if (document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
