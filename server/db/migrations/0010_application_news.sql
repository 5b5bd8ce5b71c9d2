ALTER TABLE "messages" ADD COLUMN "is_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "application_room_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_room_id_applications_room_id_fk" FOREIGN KEY ("application_room_id") REFERENCES "public"."applications"("room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_application" ON "notifications" USING btree ("application_room_id","receiver_id") WHERE "notifications"."application_room_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_news" CHECK (not "messages"."is_news" or "messages"."type" = 'SYSTEM');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application" CHECK ("notifications"."type" = 'BAND' or "notifications"."application_room_id" is null);