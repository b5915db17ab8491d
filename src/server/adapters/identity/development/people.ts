import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What the development sign-in page asks for. */
export const PersonSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  name: z.string().trim().min(1).max(120),
})
type Person = z.infer<typeof PersonSchema>

/** The people who signed in since the start. The same address is the same person after a restart too. */
export function createPeople() {
  const known = new Map<string, Person>()
  return {
    remember(person: Person): string {
      const subject = createHash('sha256').update(`development:${person.email}`).digest('hex').slice(0, 32)
      known.set(subject, person)
      return subject
    },
    find: (subject: string) => known.get(subject),
  }
}
