import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  endsAt: number
}

/** Where the development provider keeps its few short-lived records: in memory, until they end. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  const sweep = () => {
    for (const [key, { endsAt }] of entries) if (endsAt < Date.now()) entries.delete(key)
  }
  const find = (matches: (key: string, entry: Entry) => boolean) => {
    sweep()
    for (const [key, entry] of entries) if (matches(key, entry)) return entry.payload
    return undefined
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(keyOf(id), { payload, endsAt: Date.now() + (expiresIn || 3600) * 1000 })
      },
      find: async (id) => find((key) => key === keyOf(id)),
      findByUid: async (uid) =>
        find((key, { payload }) => key.startsWith(`${model}:`) && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id))
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
