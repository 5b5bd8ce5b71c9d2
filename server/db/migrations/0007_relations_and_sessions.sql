CREATE TABLE "notification_settings" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"without_badge" text[] NOT NULL,
	"without_toast" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	CONSTRAINT "notification_settings_types" CHECK ("notification_settings"."without_badge" || "notification_settings"."without_toast" <@ array['CHAT', 'FRIEND', 'BAND', 'BAN']),
	CONSTRAINT "notification_settings_quiet" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_to" is null) and "notification_settings"."quiet_from" <> "notification_settings"."quiet_to"
        and "notification_settings"."quiet_from" between 0 and 1439 and "notification_settings"."quiet_to" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_requests_requester" ON "friend_requests" USING btree ("requester_id");