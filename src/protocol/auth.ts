import { z } from 'zod'

export const UserTypeSchema = z.enum(['lawyer', 'seeking_legal_help'])

export const SocialLinksSchema = z.object({
  twitter: z.string().optional(),
  linkedin: z.string().optional(),
  facebook: z.string().optional(),
  instagram: z.string().optional(),
})

/** The user's profile (specification, section 3). */
export const UserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  waitlist: z.boolean(),
  activated: z.boolean(),
  picture: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  address: z.string().nullable(),
  occupation: z.string().nullable(),
  user_type: UserTypeSchema.nullable(),
  social_links: SocialLinksSchema,
})
export type User = z.infer<typeof UserSchema>

export const AuthStatusSchema = z.object({
  authenticated: z.boolean(),
  activated: z.boolean(),
  user: UserSchema.pick({ id: true, name: true, email: true, picture: true }).nullable(),
  /** True where sign-in is the labelled development provider, not Google. */
  development: z.boolean(),
})
export type AuthStatus = z.infer<typeof AuthStatusSchema>

export const LogoutReplySchema = z.object({ ok: z.literal(true) })
