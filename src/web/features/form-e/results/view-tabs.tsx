import { useEffect, useRef } from 'react'
import { useResult } from './result-context.tsx'
import classes from './results.module.css'
import { useResultView, VIEWS, type View } from './use-result-view.ts'

const NAMES: Record<View, string> = {
  summary: 'Summary',
  findings: 'Findings',
  completeness: 'Completeness',
  figures: 'Figures',
  documents: 'Documents',
}

/** The five views, as the buttons of a navigation: what is open stands in the address. */
export function ViewTabs() {
  const { form } = useResult()
  const { view, go } = useResultView()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow screen the open view's name is brought into sight, without moving the page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-view="${view}"]`)
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24
  }, [view])
  return (
    <nav className={classes.tabs} aria-label="Views of the analysis">
      <ul ref={list}>
        {VIEWS.map((one) => (
          <li key={one}>
            <button
              type="button"
              data-view={one}
              aria-current={one === view ? 'page' : undefined}
              onClick={() => go({ view: one })}
            >
              {NAMES[one]}
              {one === 'findings' && <span data-figures> {form.findings.length}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
