// What the read call is measured against: Fastify with nothing but one prepared query. A process of its own.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
app.get('/', async () => {
  const { rows } = await pool.query({ name: 'one', text: 'select id, name, email from users limit 1' })
  return { user: rows[0] ?? null }
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('disconnect', () => process.exit(0))
