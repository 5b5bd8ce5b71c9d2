ALTER TABLE "members" ADD COLUMN "nickname_form" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "nickname_form_of" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "name_form" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "name_form_of" text;