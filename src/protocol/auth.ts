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

/** A text that may be left empty; empty means that there is none. */
const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional()

const socialLink = z.string().trim().max(300).optional()

/**
 * What `PUT /v1/users/update` takes from its body. The id, the e-mail address and whether somebody is let in
 * may stand there too, as the specification's callers send them, and are left out by this schema.
 */
export const ProfileUpdateSchema = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  phone: optionalText(50),
  country: optionalText(2),
  address: optionalText(500),
  occupation: optionalText(200),
  user_type: UserTypeSchema.nullable().optional(),
  social_links: z
    .object({ twitter: socialLink, linkedin: socialLink, facebook: socialLink, instagram: socialLink })
    .optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdateSchema>

export const AuthStatusSchema = z.object({
  authenticated: z.boolean(),
  activated: z.boolean(),
  user: UserSchema.pick({ id: true, name: true, email: true, picture: true }).nullable(),
  /** True where sign-in is the labelled development provider, not Google. */
  development: z.boolean(),
})
export type AuthStatus = z.infer<typeof AuthStatusSchema>

export const LogoutReplySchema = z.object({ ok: z.literal(true) })
