ALTER TABLE "verified_emails" ADD COLUMN "proof_hash" text;--> statement-breakpoint
ALTER TABLE "verified_emails" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "verified_emails" ADD CONSTRAINT "verified_emails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_emails" ADD CONSTRAINT "verified_emails_member_id_unique" UNIQUE("member_id");