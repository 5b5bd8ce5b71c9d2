ALTER TABLE "rooms" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "invitation_code" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_owner" ON "rooms" USING btree ("owner_id") WHERE "rooms"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_invitation_code_unique" UNIQUE("invitation_code");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_group_access" CHECK ("rooms"."kind" = 'GROUP' or ("rooms"."owner_id" is null and not "rooms"."is_open" and "rooms"."invitation_code" is null));--> statement-breakpoint
-- A group that exists already belongs to whoever of its people has been in it longest.
UPDATE "rooms" SET "owner_id" = (
	SELECT p."member_id" FROM "participants" p
	JOIN "members" m ON m."id" = p."member_id" AND m."state" = 'ACTIVE'
	WHERE p."room_id" = "rooms"."id" AND p."state" = 'ACTIVE'
	ORDER BY p."joined_at", p."member_id" LIMIT 1
) WHERE "kind" = 'GROUP';--> statement-breakpoint
-- The group of the special band (P15) stays open. Its name as well, so that nobody's own group 52 is opened.
UPDATE "rooms" SET "is_open" = true WHERE "id" = 52 AND "kind" = 'GROUP' AND "name" = '합주 라운지';
